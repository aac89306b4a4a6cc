import { type Client } from 'pg';
import { CONTENT_LIMITS } from '../src/modules/contents/content-limits.rules.js';
import { GENERATED_TABLES } from './generated-accounts.js';
import { type Statement } from './recorded-statements.js';

/** The tables whose size does not depend on the number of accounts: the operator's, and the list of migrations. */
const OF_THE_SITE = new Set([
  'categories',
  'emergencies',
  'key_checks',
  'maintenance',
  'news',
  'redirects',
  'schema_migrations',
  // A row for thousands of pages.
  'sitemap_files',
  'withdraw_reasons',
]);

/** The longest page of a list. */
const PAGE = CONTENT_LIMITS.page;

/** A step of a plan, as EXPLAIN describes it. */
export interface PlanStep {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows': number;
  /** For one loop; missing without ANALYZE. */
  'Actual Rows'?: number;
  /** With those of its own steps; missing without BUFFERS. */
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanStep[];
}

/**
 * Finds faults in the plans of reading statements: a sequential scan of a table that grows with the accounts, or a sort
 * of more rows than a page. Each statement is explained with its values, and with the generic plan that PostgreSQL may
 * use for a prepared statement.
 *
 * A table without rows in generated databases is read sequentially, rightly: such a statement is explained again without
 * sequential scans, as with rows.
 *
 * @param ofOwner whether the statements read what one account has, which may be sorted
 * @returns the faults, and the number of explained statements
 */
export async function findPlanFaults(
  client: Client,
  statements: readonly Statement[],
  ofOwner = false,
): Promise<{ faults: string[]; explained: number }> {
  const faults: string[] = [];
  const reads = new Map(statements.filter(({ text }) => /^\s*(?:SELECT|WITH)\b/i.test(text)).map(byText));
  for (const statement of reads.values()) {
    let steps = await stepsOfPlans(client, statement);
    if (steps.some(readsNoRows)) {
      await client.query('SET enable_seqscan = off');
      steps = await stepsOfPlans(client, statement);
      await client.query('RESET enable_seqscan');
    }
    const found = new Set(steps.flatMap(ofOwner ? scanFaultOf : faultOf));
    for (const fault of found) faults.push(`${fault}: ${statement.text.replaceAll(/\s+/g, ' ').trim()}`);
  }
  return { faults, explained: reads.size };
}

/** The steps of the plan for the values of a statement, and of its generic plan. */
async function stepsOfPlans(client: Client, { text, values }: Statement): Promise<PlanStep[]> {
  const plans = [
    await explain(client, 'ANALYZE, TIMING OFF', text, values),
    await explain(client, 'GENERIC_PLAN', text, []),
  ];
  return plans.flatMap(stepsOf);
}

/** Whether a step goes through a table that has no rows in generated databases. */
function readsNoRows(step: PlanStep): boolean {
  return scanFaultOf(step).length > 0 && !GENERATED_TABLES.has(step['Relation Name'] ?? '');
}

/** The blocks that a statement touches, from memory or not. They do not depend on the machine. */
export async function countBlocks(client: Client, { text, values }: Statement): Promise<number> {
  const plan = await explain(client, 'ANALYZE, BUFFERS, TIMING OFF', text, values);
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
}

const byText = (statement: Statement): [string, Statement] => [statement.text, statement];

async function explain(
  client: Client,
  options: string,
  text: string,
  values: readonly unknown[],
): Promise<PlanStep> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanStep }] }>(
    `EXPLAIN (FORMAT JSON, ${options}) ${text}`,
    [...values],
  );
  const [plan] = rows;
  if (!plan) throw new Error(`There is no plan for ${text}`);
  return plan['QUERY PLAN'][0].Plan;
}

function stepsOf(step: PlanStep): PlanStep[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}

function scanFaultOf({ 'Node Type': kind, 'Relation Name': table }: PlanStep): string[] {
  const isScan = kind === 'Seq Scan' && table !== undefined && !OF_THE_SITE.has(table);
  return isScan ? [`goes through all of ${table}`] : [];
}

/** The faults of a single step. */
export function faultOf(step: PlanStep): string[] {
  const scans = scanFaultOf(step);
  if (scans.length > 0) return scans;
  const { 'Node Type': kind } = step;
  const rows = step['Actual Rows'] ?? step['Plan Rows'];
  if (kind.endsWith('Sort') && rows > PAGE && !readsTheSiteOnly(step)) return [`sorts ${rows} rows`];
  return [];
}

/** Whether all tables that a step reads are {@link OF_THE_SITE}. */
function readsTheSiteOnly(step: PlanStep): boolean {
  const tables = stepsOf(step).flatMap((each) => each['Relation Name'] ?? []);
  return tables.length > 0 && tables.every((table) => OF_THE_SITE.has(table));
}
