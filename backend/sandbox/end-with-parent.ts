import process from 'node:process';

// Preloaded into third-party programs (tsc, Vite), so that they exit with their parent process.
process.on('disconnect', () => process.exit());
