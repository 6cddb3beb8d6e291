import * as migration_20261122_044511_initial from './20261122_044511_initial';

export const migrations = [
  {
    up: migration_20261122_044511_initial.up,
    down: migration_20261122_044511_initial.down,
    name: '20261122_044511_initial'
  },
];
