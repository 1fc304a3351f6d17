import type { Soundtrack } from './caption.ts'

/** BB-M30.3: what is said before and during the parts of the script, by part. Lengths are those of the parts. */
export const mission30: Readonly<Record<string, Soundtrack>> = {
  briefing_locked: {
    seconds: 52,
    captions: [
      { at: 0, text: 'A whistle. “Hands off the wires until I say so!”' },
      { at: 8, text: '“This is the speed mission. I talk, you listen; then you cut, and the clock runs.”' },
      { at: 18, text: '“I will call a number. Two wires of it have to be down before the time is up.”' },
      { at: 28, text: '“Too slow, and the detonator takes a step. Later on it takes more than that.”' },
      { at: 38, text: '“First you may warm up. Play as you always do while I look for my stopwatch.”' },
      { at: 47, text: '“Ready? Not that it matters.”' },
    ],
  },
  prologue_free_play: {
    seconds: 67,
    captions: [
      { at: 0, text: '“Go! Cut whatever you like.”' },
      { at: 15, text: 'Drawers are pulled out and pushed in again.' },
      { at: 30, text: '“It must be here. Do not stop on my account.”' },
      { at: 45, text: '“Ah. There it is. And it even ticks.”' },
      { at: 58, text: '“Finish what you are doing. Fun is over in a moment.”' },
    ],
  },
  round_a1: {
    seconds: 20,
    captions: [
      { at: 0, text: '“Hands off! First number.”' },
      { at: 6, text: '“Twenty seconds. Two wires of it, whoever has them.”' },
      { at: 14, text: '“Three … two … one …”' },
    ],
  },
  round_a2: { seconds: 5, captions: [{ at: 0, text: '“Again, another number. Twenty seconds!”' }] },
  round_b1: {
    seconds: 14,
    captions: [
      { at: 0, text: '“This one pays. Make it, and you learn who holds how many yellow wires.”' },
      { at: 8, text: '“Twenty seconds. Here it comes …”' },
    ],
  },
  round_b2: { seconds: 5, captions: [{ at: 0, text: '“And now in fifteen.”' }] },
  mime_intro: {
    seconds: 34,
    captions: [
      { at: 0, text: '“Enough chatter. From now on not a word.”' },
      { at: 8, text: '“Wave, point, pull faces. Whoever speaks moves the detonator, and says so.”' },
      { at: 20, text: '“Fail now, and I ask one of you about a number, aloud, in front of everybody.”' },
      { at: 29, text: 'Silence. Somebody swallows.' },
    ],
  },
  round_c1: { seconds: 8, captions: [{ at: 0, text: '“Fifteen seconds. Lips together.”' }] },
  round_c2: { seconds: 5, captions: [{ at: 0, text: '“Fifteen more.”' }] },
  triple_lock_intro: {
    seconds: 30,
    captions: [
      { at: 0, text: '“Three numbers at once. Nothing else may be cut.”' },
      { at: 8, text: '“All four wires of all three. You have two minutes.”' },
      { at: 16, text: '“Whoever has nothing to cut says so and passes. No tricks, few tools.”' },
      { at: 25, text: '“If the time runs out here, it is over. No step: over.”' },
    ],
  },
  yellow_sweep: {
    seconds: 12,
    captions: [
      { at: 0, text: '“Now the yellow ones, all that are left, with one snip.”' },
      { at: 6, text: '“Whoever it is: I hope that you hold every one of them.”' },
    ],
  },
  final_cleanup: {
    seconds: 10,
    captions: [
      { at: 0, text: '“Two minutes for the rest. You may talk again.”' },
      { at: 6, text: '“Clear the table!”' },
    ],
  },
}
