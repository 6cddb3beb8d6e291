import * as migration_20261127_130657_initial from './20261127_130657_initial';
import * as migration_20261128_012903_add_problems_names_and_disputes from './20261128_012903_add_problems_names_and_disputes';
import * as migration_20261128_031200_add_job_city_and_pdf_fault from './20261128_031200_add_job_city_and_pdf_fault';
import * as migration_20261128_034742_add_menu_groups_and_pictures from './20261128_034742_add_menu_groups_and_pictures';

export const migrations = [
  {
    up: migration_20261127_130657_initial.up,
    down: migration_20261127_130657_initial.down,
    name: '20261127_130657_initial',
  },
  {
    up: migration_20261128_012903_add_problems_names_and_disputes.up,
    down: migration_20261128_012903_add_problems_names_and_disputes.down,
    name: '20261128_012903_add_problems_names_and_disputes',
  },
  {
    up: migration_20261128_031200_add_job_city_and_pdf_fault.up,
    down: migration_20261128_031200_add_job_city_and_pdf_fault.down,
    name: '20261128_031200_add_job_city_and_pdf_fault',
  },
  {
    up: migration_20261128_034742_add_menu_groups_and_pictures.up,
    down: migration_20261128_034742_add_menu_groups_and_pictures.down,
    name: '20261128_034742_add_menu_groups_and_pictures'
  },
];
