import process from 'node:process';

/*
 * Preloaded into programs that are not ours (the compiler, the page server of development), so that they too end when
 * the process that started them is gone.
 */
process.on('disconnect', () => process.exit());
