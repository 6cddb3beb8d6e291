import * as migration_20261127_130657_initial from './20261127_130657_initial';
import * as migration_20261128_012903_add_problems_names_and_disputes from './20261128_012903_add_problems_names_and_disputes';

export const migrations = [
  {
    up: migration_20261127_130657_initial.up,
    down: migration_20261127_130657_initial.down,
    name: '20261127_130657_initial',
  },
  {
    up: migration_20261128_012903_add_problems_names_and_disputes.up,
    down: migration_20261128_012903_add_problems_names_and_disputes.down,
    name: '20261128_012903_add_problems_names_and_disputes'
  },
];
