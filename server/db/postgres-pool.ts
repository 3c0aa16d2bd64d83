/** Connects to PostgreSQL, reading whole numbers of 64 bits as numbers, as the embedded engine does. */
import pg from 'pg';

const readers: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 && format !== 'binary'
      ? Number
      : (pg.types.getTypeParser(type, format) as (text: string) => unknown),
};

/** Makes a pool of at most `size` connections. */
export const openPostgres = (connectionString: string, size: number): pg.Pool => {
  const pool = new pg.Pool({ connectionString, max: size, types: readers, application_name: 'housing' });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
};
