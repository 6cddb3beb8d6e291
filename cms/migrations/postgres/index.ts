import * as migration_20261120_231747_initial from './20261120_231747_initial';

export const migrations = [
  {
    up: migration_20261120_231747_initial.up,
    down: migration_20261120_231747_initial.down,
    name: '20261120_231747_initial'
  },
];
