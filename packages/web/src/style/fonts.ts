import '@fontsource-variable/literata/wght.css'
import '@fontsource-variable/spline-sans-mono/wght.css'
import '@fontsource-variable/alegreya/wght.css'
