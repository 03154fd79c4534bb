/** A span of time as ISO 8601 writes it, such as `PT1H2M3S`; `seconds`: how long, to the whole second. */
export function isoSpan(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `PT${Math.floor(whole / 3600)}H${Math.floor(whole / 60) % 60}M${whole % 60}S`;
}
