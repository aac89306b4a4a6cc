/** How far the primary was when, as far as it matters for how old a replica may be. */
export class PrimaryProgress {
  private readonly seen: { at: number; position: bigint }[] = [];

  /** @param lagMs how old what a replica says may be, in milliseconds */
  constructor(private readonly lagMs: number) {}

  /**
   * @param at when the primary was asked, in milliseconds of a clock that only goes forward
   * @param position how far it was, in bytes of its log
   */
  note(at: number, position: bigint): void {
    this.seen.push({ at, position });
  }

  /** Whether a replica that stands at a position knows all that the primary did until `lagMs` before `now`. */
  isRecent(position: bigint, now: number): boolean {
    while (this.seen[0] !== undefined && this.seen[0].at < now - this.lagMs) this.seen.shift();
    const [oldest] = this.seen;
    return oldest !== undefined && position >= oldest.position;
  }
}
