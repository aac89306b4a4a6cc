import process from 'node:process';
import { runChildService } from './child-service.js';
import { SandboxProviders } from './providers/sandbox-providers.js';

const [port, publicUrl = ''] = process.argv.slice(2);
runChildService(SandboxProviders.start({ port: Number(port), publicUrl }));
