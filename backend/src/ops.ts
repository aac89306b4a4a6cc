import process from 'node:process';
import { runOps } from './ops/program.js';

process.exitCode = await runOps(process.argv.slice(2));
