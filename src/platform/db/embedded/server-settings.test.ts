import { expect, test } from 'vitest';
import { serverArguments } from './server-settings.ts';

const listening = { listen_addresses: '', unix_socket_directories: '/tmp/x' };

test('defaults to a durable, small server', () => {
  const args = serverArguments('/data/postgres', {}, listening);
  expect(args.slice(0, 2)).toEqual(['-D', '/data/postgres']);
  expect(args).toEqual(
    expect.arrayContaining([
      'fsync=on',
      'synchronous_commit=on',
      'max_connections=60',
      'shared_buffers=64MB',
      'timezone=UTC',
      'listen_addresses=',
    ]),
  );
});

test('lets the caller override settings, but not addresses or logging', () => {
  const args = serverArguments(
    '/data/postgres',
    { work_mem: '8MB', max_connections: '10', listen_addresses: '*', log_line_prefix: '' },
    listening,
  );
  expect(args).toEqual(expect.arrayContaining(['work_mem=8MB', 'max_connections=10']));
  expect(args).toEqual(expect.arrayContaining(['listen_addresses=', 'log_line_prefix=%e|']));
});
