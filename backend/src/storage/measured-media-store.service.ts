import { Histogram, type Registry } from 'prom-client';
import { type FoundFile, MediaStoreService, type StoredFile } from './media-store.service.js';

const BUCKETS_S = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Operation = 'put' | 'has' | 'open' | 'delete' | 'list' | 'check';

/** Measures the calls of a store. */
export class MeasuredMediaStoreService extends MediaStoreService {
  private readonly durations: Histogram<'operation' | 'outcome'>;

  constructor(
    private readonly store: MediaStoreService,
    registry: Registry,
  ) {
    super();
    this.durations = new Histogram({
      name: 'hitohira_storage_duration_seconds',
      help: 'Duration of calls to the picture store, by operation and outcome.',
      labelNames: ['operation', 'outcome'],
      buckets: BUCKETS_S,
      registers: [registry],
    });
  }

  put(name: string, content: Buffer, type: string): Promise<void> {
    return this.measure('put', () => this.store.put(name, content, type));
  }

  putFile(name: string, file: string, type: string): Promise<void> {
    return this.measure('put', () => this.store.putFile(name, file, type));
  }

  has(name: string, bytes: number): Promise<boolean> {
    return this.measure('has', () => this.store.has(name, bytes));
  }

  open(name: string): Promise<StoredFile | null> {
    return this.measure('open', () => this.store.open(name));
  }

  delete(names: readonly string[]): Promise<void> {
    return this.measure('delete', () => this.store.delete(names));
  }

  /** Measured as one call, including the consumer's time. */
  async *list(): AsyncIterable<FoundFile[]> {
    const end = this.durations.startTimer({ operation: 'list' });
    let outcome = 'failed';
    try {
      yield* this.store.list();
      outcome = 'done';
    } finally {
      end({ outcome });
    }
  }

  check(): Promise<void> {
    return this.measure('check', () => this.store.check());
  }

  override close(): void {
    this.store.close();
  }

  private async measure<Result>(operation: Operation, call: () => Promise<Result>): Promise<Result> {
    const end = this.durations.startTimer({ operation });
    try {
      const result = await call();
      end({ outcome: 'done' });
      return result;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  }
}
