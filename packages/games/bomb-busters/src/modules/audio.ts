import { defineModule } from './module.ts'

// BB-S8, BB-M19.1: a soundtrack has no effect on the rules.
defineModule('audio', { make: () => ({}) })
