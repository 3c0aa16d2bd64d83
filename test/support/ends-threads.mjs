/** Loaded into a server by --import: ends its threads when the process gets SIGUSR2, as a crash of one would. */
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

const running = [];
threads.Worker = class extends threads.Worker {
  constructor(...given) {
    super(...given);
    running.push(this);
  }
};
syncBuiltinESMExports();
process.on('SIGUSR2', () => {
  for (const thread of running) void thread.terminate();
});
