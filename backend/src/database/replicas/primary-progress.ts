/** The primary's WAL positions within the allowed lag. */
export class PrimaryProgress {
  private readonly seen: { at: number; position: bigint }[] = [];

  /** @param lagMs the allowed lag in milliseconds */
  constructor(private readonly lagMs: number) {}

  /**
   * @param at when the primary was queried, in milliseconds of a monotonic clock
   * @param position its WAL position in bytes
   */
  note(at: number, position: bigint): void {
    this.seen.push({ at, position });
  }

  /** Whether a replica's position is at most `lagMs` behind. */
  isRecent(position: bigint, now: number): boolean {
    while (this.seen[0] !== undefined && this.seen[0].at < now - this.lagMs) this.seen.shift();
    const [oldest] = this.seen;
    return oldest !== undefined && position >= oldest.position;
  }
}
