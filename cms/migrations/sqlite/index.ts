import * as migration_20261121_034836_initial from './20261121_034836_initial';

export const migrations = [
  {
    up: migration_20261121_034836_initial.up,
    down: migration_20261121_034836_initial.down,
    name: '20261121_034836_initial'
  },
];
