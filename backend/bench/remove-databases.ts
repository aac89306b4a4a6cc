import { LargeDatabases } from './large-databases.js';

await LargeDatabases.remove();
