import process from 'node:process';
import { runOps } from './ops/program.js';
import { endProcess } from './processes/end-process.js';

endProcess(await runOps(process.argv.slice(2)));
