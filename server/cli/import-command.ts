/** The import as a command: runs it here or in the running server, shows progress, writes the report and the sums. */
import { join } from 'node:path';
import type { Config } from '../config.js';
import type { EndEvent, ImportCounts, ImportEvent } from '../import/events.js';
import { findServer } from '../import/running-server.js';
import type { ImportCommand } from './import-arguments.js';
import { importDirectly } from './import-directly.js';
import { type ImportReport, openReport } from './import-report.js';
import { importThroughServer } from './import-through-server.js';

/** Where the command prints. */
export interface Terminal {
  say(text: string): void;
  /** Milliseconds since the command began. */
  elapsed(): number;
}

/** Milliseconds between two lines of progress. */
const progressInterval = 1000;

const count = (value: number): string => value.toLocaleString('en-IN');

const progressLine = ({ read, created, updated, refused, repeated }: ImportCounts): string =>
  `${count(read)} rows read: ${count(created)} new, ${count(updated)} changed, ${count(refused)} refused, ${count(repeated)} repeated`;

const summary = (end: EndEvent, command: ImportCommand, reportPath: string, elapsed: number): string => {
  const { read, created, updated, unchanged, refused, repeated } = end.counts;
  const dry = command.request.dryRun ? ' (dry run, nothing was saved)' : '';
  return [
    `${count(read)} rows of ${command.request.fileName} in ${(elapsed / 1000).toFixed(1)} s${dry}`,
    `  ${count(created)} new, ${count(updated)} changed, ${count(unchanged)} unchanged`,
    `  ${count(refused)} refused, ${count(repeated)} repeated`,
    `  report: ${reportPath}`,
    ...(end.failure === undefined ? [] : [end.failure]),
    ...(end.stopped ? ['Stopped before the end. Run the same command again to go on.'] : []),
    '',
  ].join('\n');
};

const eventsOf = (config: Config, { request, file }: ImportCommand, signal: AbortSignal) => {
  const server = findServer(config.dataDir);
  return server
    ? importThroughServer(server, request, file, signal)
    : importDirectly(config, request, file, signal);
};

const follow = async (
  events: AsyncIterable<ImportEvent>,
  report: ImportReport,
  terminal: Terminal,
): Promise<EndEvent> => {
  let shown = 0;
  for await (const event of events) {
    if (event.event === 'row') await report.add(event);
    if (event.event === 'end') return event;
    if (event.event === 'progress' && terminal.elapsed() - shown >= progressInterval) {
      shown = terminal.elapsed();
      terminal.say(`${progressLine(event.counts)}\n`);
    }
  }
  throw new Error('The import ended without a word.');
};

/** Runs the command and returns the exit code: 0 done, 1 the file could not be read to its end, 130 interrupted. */
export const runImportCommand = async (
  config: Config,
  command: ImportCommand,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<number> => {
  const usual = join(config.dataDir, 'imports', `${command.request.fileName}.report.csv`);
  const report = openReport(command.report ?? usual);
  try {
    const end = await follow(eventsOf(config, command, signal), report, terminal);
    terminal.say(summary(end, command, report.path, terminal.elapsed()));
    return end.failure === undefined ? (end.stopped ? 130 : 0) : 1;
  } catch (thrown) {
    if (!signal.aborted) throw thrown;
    terminal.say('Stopped before the end. Run the same command again to go on.\n');
    return 130;
  } finally {
    await report.close();
  }
};
