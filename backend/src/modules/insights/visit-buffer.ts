import { type Visit, type WaitingVisits } from './visit.js';

/** Visits waiting to be written, aggregated and limited in number. */
export class VisitBuffer {
  private entries = new Map<string, WaitingVisits>();
  private dropped = 0;

  /** @param most the most entries; the oldest beyond them are dropped */
  constructor(private readonly most: number) {}

  get size(): number {
    return this.entries.size;
  }

  add(visit: Visit, identity: string | null): void {
    this.merge(JSON.stringify([visit, identity]), { visit, identity, count: 1 });
    this.dropOldest();
  }

  /** Removes and returns all entries. */
  take(): Map<string, WaitingVisits> {
    const taken = this.entries;
    this.entries = new Map();
    return taken;
  }

  /** Puts back what could not be written, ahead of newer entries. */
  putBack(taken: ReadonlyMap<string, WaitingVisits>): void {
    const newer = this.entries;
    this.entries = new Map(taken);
    for (const [key, entry] of newer) this.merge(key, entry);
    this.dropOldest();
  }

  /** The number of visits dropped since the last call. */
  takeDropped(): number {
    const { dropped } = this;
    this.dropped = 0;
    return dropped;
  }

  private merge(key: string, entry: WaitingVisits): void {
    const known = this.entries.get(key);
    this.entries.set(key, known ? { ...known, count: known.count + entry.count } : entry);
  }

  private dropOldest(): void {
    for (const [key, { count }] of this.entries) {
      if (this.entries.size <= this.most) return;
      this.entries.delete(key);
      this.dropped += count;
    }
  }
}
