import * as migration_20261122_051624_initial from './20261122_051624_initial';
import * as migration_20261122_071937_layouts from './20261122_071937_layouts';
import * as migration_20261122_072145_rentpage from './20261122_072145_rentpage';
import * as migration_20261122_072851_docs from './20261122_072851_docs';
import * as migration_20261122_072942_market from './20261122_072942_market';
import * as migration_20261122_074806_market from './20261122_074806_market';
import * as migration_20261122_074909_homes from './20261122_074909_homes';
import * as migration_20261122_140243_staff_lotteries_alerts from './20261122_140243_staff_lotteries_alerts';
import * as migration_20261122_161418_scheduler from './20261122_161418_scheduler';
import * as migration_20261123_185734_add_english_name_of_users from './20261123_185734_add_english_name_of_users';

export const migrations = [
  {
    up: migration_20261122_051624_initial.up,
    down: migration_20261122_051624_initial.down,
    name: '20261122_051624_initial',
  },
  {
    up: migration_20261122_071937_layouts.up,
    down: migration_20261122_071937_layouts.down,
    name: '20261122_071937_layouts',
  },
  {
    up: migration_20261122_072145_rentpage.up,
    down: migration_20261122_072145_rentpage.down,
    name: '20261122_072145_rentpage',
  },
  {
    up: migration_20261122_072851_docs.up,
    down: migration_20261122_072851_docs.down,
    name: '20261122_072851_docs',
  },
  {
    up: migration_20261122_072942_market.up,
    down: migration_20261122_072942_market.down,
    name: '20261122_072942_market',
  },
  {
    up: migration_20261122_074806_market.up,
    down: migration_20261122_074806_market.down,
    name: '20261122_074806_market',
  },
  {
    up: migration_20261122_074909_homes.up,
    down: migration_20261122_074909_homes.down,
    name: '20261122_074909_homes',
  },
  {
    up: migration_20261122_140243_staff_lotteries_alerts.up,
    down: migration_20261122_140243_staff_lotteries_alerts.down,
    name: '20261122_140243_staff_lotteries_alerts',
  },
  {
    up: migration_20261122_161418_scheduler.up,
    down: migration_20261122_161418_scheduler.down,
    name: '20261122_161418_scheduler',
  },
  {
    up: migration_20261123_185734_add_english_name_of_users.up,
    down: migration_20261123_185734_add_english_name_of_users.down,
    name: '20261123_185734_add_english_name_of_users'
  },
];
