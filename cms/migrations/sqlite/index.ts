import * as migration_20261122_051621_initial from './20261122_051621_initial';
import * as migration_20261122_071924_layouts from './20261122_071924_layouts';
import * as migration_20261122_072139_rentpage from './20261122_072139_rentpage';
import * as migration_20261122_072847_docs from './20261122_072847_docs';
import * as migration_20261122_072936_market from './20261122_072936_market';
import * as migration_20261122_074800_market from './20261122_074800_market';
import * as migration_20261122_074900_homes from './20261122_074900_homes';
import * as migration_20261122_140237_staff_lotteries_alerts from './20261122_140237_staff_lotteries_alerts';
import * as migration_20261122_161404_scheduler from './20261122_161404_scheduler';
import * as migration_20261123_185725_add_english_name_of_users from './20261123_185725_add_english_name_of_users';
import * as migration_20261126_022403_keep_numbers_of_deleted from './20261126_022403_keep_numbers_of_deleted';

export const migrations = [
  {
    up: migration_20261122_051621_initial.up,
    down: migration_20261122_051621_initial.down,
    name: '20261122_051621_initial',
  },
  {
    up: migration_20261122_071924_layouts.up,
    down: migration_20261122_071924_layouts.down,
    name: '20261122_071924_layouts',
  },
  {
    up: migration_20261122_072139_rentpage.up,
    down: migration_20261122_072139_rentpage.down,
    name: '20261122_072139_rentpage',
  },
  {
    up: migration_20261122_072847_docs.up,
    down: migration_20261122_072847_docs.down,
    name: '20261122_072847_docs',
  },
  {
    up: migration_20261122_072936_market.up,
    down: migration_20261122_072936_market.down,
    name: '20261122_072936_market',
  },
  {
    up: migration_20261122_074800_market.up,
    down: migration_20261122_074800_market.down,
    name: '20261122_074800_market',
  },
  {
    up: migration_20261122_074900_homes.up,
    down: migration_20261122_074900_homes.down,
    name: '20261122_074900_homes',
  },
  {
    up: migration_20261122_140237_staff_lotteries_alerts.up,
    down: migration_20261122_140237_staff_lotteries_alerts.down,
    name: '20261122_140237_staff_lotteries_alerts',
  },
  {
    up: migration_20261122_161404_scheduler.up,
    down: migration_20261122_161404_scheduler.down,
    name: '20261122_161404_scheduler',
  },
  {
    up: migration_20261123_185725_add_english_name_of_users.up,
    down: migration_20261123_185725_add_english_name_of_users.down,
    name: '20261123_185725_add_english_name_of_users',
  },
  {
    up: migration_20261126_022403_keep_numbers_of_deleted.up,
    down: migration_20261126_022403_keep_numbers_of_deleted.down,
    name: '20261126_022403_keep_numbers_of_deleted'
  },
];
