import * as migration_20261127_130657_initial from './20261127_130657_initial';
import * as migration_20261128_034742_add_problems_names_disputes_and_menu_groups from './20261128_034742_add_problems_names_disputes_and_menu_groups';
import * as migration_20261128_080317_add_position_source_and_convert_phones from './20261128_080317_add_position_source_and_convert_phones';
import * as migration_20261128_133204_add_crop_and_active_content from './20261128_133204_add_crop_and_active_content';
import * as migration_20261128_204923_add_brand from './20261128_204923_add_brand';
import * as migration_20261129_001410_add_brand_icon from './20261129_001410_add_brand_icon';
import * as migration_20261129_055520_add_consent_texts from './20261129_055520_add_consent_texts';

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
  {
    up: migration_20261128_204923_add_brand.up,
    down: migration_20261128_204923_add_brand.down,
    name: '20261128_204923_add_brand',
  },
  {
    up: migration_20261129_001410_add_brand_icon.up,
    down: migration_20261129_001410_add_brand_icon.down,
    name: '20261129_001410_add_brand_icon',
  },
  {
    up: migration_20261129_055520_add_consent_texts.up,
    down: migration_20261129_055520_add_consent_texts.down,
    name: '20261129_055520_add_consent_texts'
  },
];
