// The letters of the workshop: mono for every numeral, condensed for what is engraved.
import '@fontsource-variable/martian-mono/wght.css'
import '@fontsource/barlow/latin-500.css'
import '@fontsource/barlow/latin-600.css'
import '@fontsource/barlow/latin-700.css'
import '@fontsource/barlow-condensed/latin-600.css'
import '@fontsource/barlow-condensed/latin-700.css'
