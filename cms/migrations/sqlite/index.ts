import * as migration_20261120_231744_initial from './20261120_231744_initial';

export const migrations = [
  {
    up: migration_20261120_231744_initial.up,
    down: migration_20261120_231744_initial.down,
    name: '20261120_231744_initial'
  },
];
