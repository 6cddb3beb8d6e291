import * as migration_20261127_121217_initial from './20261127_121217_initial';

export const migrations = [
  {
    up: migration_20261127_121217_initial.up,
    down: migration_20261127_121217_initial.down,
    name: '20261127_121217_initial'
  },
];
