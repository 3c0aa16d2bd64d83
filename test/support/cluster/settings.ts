/** The settings of a cluster of database machines; docs/scale.md shows the same ones to operators. */

/** A database machine: PostgreSQL, and Patroni that watches over it. */
export interface Place {
  name: string;
  folder: string;
  /** Of PostgreSQL. */
  port: number;
  /** Where Patroni tells what the machine is. */
  restPort: number;
}

const accounts = {
  superuser: { username: 'postgres', password: 'of-a-test' },
  replication: { username: 'replicator', password: 'of-a-test' },
  rewind: { username: 'rewind', password: 'of-a-test' },
};

/** How Patroni decides: dead is who says nothing for 20 s, and only who has every acknowledged write takes over. */
const decisions = {
  ttl: 20,
  loop_wait: 5,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  // Does not wait for a primary that broke down to come back.
  primary_start_timeout: 0,
  synchronous_mode: true,
  synchronous_mode_strict: true,
};

/** Writes the settings of Patroni on one machine; JSON is YAML. */
export const patroniSettings = ({ name, folder, port, restPort }: Place, bin: string, etcd: string): string =>
  JSON.stringify({
    scope: 'housing',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { hosts: etcd },
    bootstrap: {
      dcs: {
        ...decisions,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 60,
            wal_log_hints: 'on',
            max_wal_senders: 6,
            wal_keep_size: '128MB',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
      users: {},
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: `${folder}/data`,
      bin_dir: bin,
      pgpass: `${folder}/pgpass`,
      authentication: accounts,
      parameters: { unix_socket_directories: folder, timezone: 'UTC', logging_collector: 'off' },
    },
  });

/** Writes the settings of HAProxy: one door to the primary, one to the standbys, or to the primary while there are none. */
export const haproxySettings = (
  places: readonly Place[],
  doors: { primary: number; reads: number },
): string => {
  const servers = places
    .map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`)
    .join('\n');
  const backend = (name: string, question: string): string => `backend ${name}
  option httpchk OPTIONS ${question}
  http-check expect status 200
  balance leastconn
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
`;
  return `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m
${backend('primary', '/primary')}
${backend('standbys', '/replica?lag=16MB')}
frontend writes
  bind 127.0.0.1:${doors.primary}
  default_backend primary
frontend reads
  bind 127.0.0.1:${doors.reads}
  use_backend primary if { nbsrv(standbys) eq 0 }
  default_backend standbys
`;
};

/** Writes the settings of PgBouncer: connections are lent for a transaction, and a dead door is tried again each second. */
export const pgbouncerSettings = (
  folder: string,
  port: number,
  doors: { primary: number; reads: number },
): string => {
  const { username, password } = accounts.superuser;
  const database = (name: string, door: number): string =>
    `${name} = host=127.0.0.1 port=${door} dbname=market user=${username} password=${password}`;
  return `[databases]
${database('market', doors.primary)}
${database('market_reads', doors.reads)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 15
max_client_conn = 200
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 10
pidfile = ${folder}/pgbouncer.pid
`;
};

/** The address of one machine, past all doors. */
export const addressOfPlace = ({ port }: Place, database = 'postgres'): string => {
  const { username, password } = accounts.superuser;
  return `postgresql://${username}:${password}@127.0.0.1:${port}/${database}`;
};
