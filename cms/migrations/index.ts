import * as migration_20261127_130657_initial from './20261127_130657_initial';
import * as migration_20261128_034742_add_problems_names_disputes_and_menu_groups from './20261128_034742_add_problems_names_disputes_and_menu_groups';
import * as migration_20261128_080317_add_position_source_and_convert_phones from './20261128_080317_add_position_source_and_convert_phones';
import * as migration_20261128_133204_add_crop_and_active_content from './20261128_133204_add_crop_and_active_content';

export const migrations = [
  {
    up: migration_20261127_130657_initial.up,
    down: migration_20261127_130657_initial.down,
    name: '20261127_130657_initial',
  },
  {
    up: migration_20261128_034742_add_problems_names_disputes_and_menu_groups.up,
    down: migration_20261128_034742_add_problems_names_disputes_and_menu_groups.down,
    name: '20261128_034742_add_problems_names_disputes_and_menu_groups',
  },
  {
    up: migration_20261128_080317_add_position_source_and_convert_phones.up,
    down: migration_20261128_080317_add_position_source_and_convert_phones.down,
    name: '20261128_080317_add_position_source_and_convert_phones',
  },
  {
    up: migration_20261128_133204_add_crop_and_active_content.up,
    down: migration_20261128_133204_add_crop_and_active_content.down,
    name: '20261128_133204_add_crop_and_active_content',
  },
];
