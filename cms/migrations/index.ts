import * as migration_20261127_130657_initial from './20261127_130657_initial';
import * as migration_20261127_225653_add_site_problems from './20261127_225653_add_site_problems';
import * as migration_20261127_234414_add_file_names from './20261127_234414_add_file_names';
import * as migration_20261128_000809_decide_lottery_disputes from './20261128_000809_decide_lottery_disputes';

export const migrations = [
  {
    up: migration_20261127_130657_initial.up,
    down: migration_20261127_130657_initial.down,
    name: '20261127_130657_initial',
  },
  {
    up: migration_20261127_225653_add_site_problems.up,
    down: migration_20261127_225653_add_site_problems.down,
    name: '20261127_225653_add_site_problems',
  },
  {
    up: migration_20261127_234414_add_file_names.up,
    down: migration_20261127_234414_add_file_names.down,
    name: '20261127_234414_add_file_names',
  },
  {
    up: migration_20261128_000809_decide_lottery_disputes.up,
    down: migration_20261128_000809_decide_lottery_disputes.down,
    name: '20261128_000809_decide_lottery_disputes'
  },
];
