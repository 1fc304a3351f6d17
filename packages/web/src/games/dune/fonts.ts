// The faces of this world; they are fetched with its board.
import '@fontsource-variable/sofia-sans-extra-condensed/wght.css'
