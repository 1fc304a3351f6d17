let context: AudioContext | null = null

/** Two soft knocks on wood, drawn as falling tones. Silent where the browser wants a click first. */
export function knock(): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const [delay, pitch] of [
    [0, 330],
    [0.16, 415],
  ]) {
    const at = context.currentTime + delay
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(pitch, at)
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.14)
    loudness.gain.setValueAtTime(0.0001, at)
    loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.012)
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.2)
    tone.connect(loudness).connect(context.destination)
    tone.start(at)
    tone.stop(at + 0.22)
  }
}
