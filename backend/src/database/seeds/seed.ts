import { type EntityManager } from 'typeorm';
import { SEED_CATEGORIES } from './categories.js';
import { SEED_WITHDRAW_REASONS } from './withdraw-reasons.js';

const SEEDS = { categories: SEED_CATEGORIES, withdraw_reasons: SEED_WITHDRAW_REASONS };

/** Inserts the initial rows of a new site into empty tables. */
export async function seed(manager: EntityManager): Promise<void> {
  for (const [table, rows] of Object.entries(SEEDS))
    if ((await manager.count(table)) === 0) await manager.insert(table, rows);
}
