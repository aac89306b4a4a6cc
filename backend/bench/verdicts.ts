import { type Bar, collect, type Figure } from './results.js';

/** Both sides of a ratio. */
export interface Sides {
  measured: Figure;
  baseline: Figure;
}

/** Checks figures against their bars. */
export class Verdicts {
  private missed = 0;
  private bench = '';

  /** Whether everything held. */
  get hold(): boolean {
    return this.missed === 0;
  }

  /** Sets the bench of the next figures. */
  of(bench: string): this {
    this.bench = bench;
    return this;
  }

  /** Checks that a figure does not exceed its bar. */
  atMost(row: string, value: number, bar: number, unit = '', sides?: Sides): void {
    this.judge(row, value, { sense: 'atMost', value: bar, unit }, sides);
  }

  /** Checks that a figure reaches its bar. */
  atLeast(row: string, value: number, bar: number, unit = '', sides?: Sides): void {
    this.judge(row, value, { sense: 'atLeast', value: bar, unit }, sides);
  }

  /** Reports why something could not be measured here, which does not count as held. */
  notMeasured(row: string, reason: string, bar: Bar): void {
    this.missed += 1;
    console.log(`  NOT MEASURED: ${reason}`);
    collect({ bench: this.bench, row, measured: null, baseline: null, ratio: null, bar, held: null });
  }

  private judge(row: string, value: number, bar: Bar, sides: Sides | undefined): void {
    // NaN never holds.
    const held = bar.sense === 'atMost' ? value <= bar.value : value >= bar.value;
    if (!held) this.missed += 1;
    const words = bar.sense === 'atMost' ? 'at most' : 'at least';
    console.log(
      `  ${held ? 'held  ' : 'MISSED'} ${row}: ${Number(value.toFixed(2))}${bar.unit}, ${words} ${bar.value}${bar.unit}`,
    );
    collect({
      ...{ bench: this.bench, row, bar, held },
      measured: sides?.measured ?? { value, unit: bar.unit },
      baseline: sides?.baseline ?? null,
      ratio: sides === undefined ? null : value,
    });
  }
}
