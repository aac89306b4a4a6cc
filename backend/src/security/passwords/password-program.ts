/*
 * Hashes and compares passwords in a child process (`password-hasher.service.ts`). Node runs this file directly, compiled
 * or as TypeScript, so it imports packages only.
 */
import path from 'node:path';
import { compare, hash } from 'bcrypt';

/** A task for this program. The digest is a password's, made under the pepper, which this process does not know. */
export type PasswordTask =
  { hash: { digest: string; cost: number } } | { compare: { digest: string; hash: string } };

/** The hash, or whether the digest matches. */
export type PasswordResult = string | boolean;

const { serveTasks } = (await import(
  `../../processes/serve-tasks${path.extname(import.meta.filename)}`
)) as typeof import('../../processes/serve-tasks.js');
serveTasks<PasswordTask, PasswordResult>((task) =>
  'hash' in task ? hash(task.hash.digest, task.hash.cost) : compare(task.compare.digest, task.compare.hash),
);
