import { defineModule } from './module.ts'

// BB-M23.1: a pile of cards instead of the row. How it is dealt stands in the mission's table; `four-of-number` turns it up.
defineModule('hidden-pile', { make: () => ({}) })
