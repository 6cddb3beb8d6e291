import { usesPostgres } from '../env';
import { postgres } from './postgres';
import { sqlite } from './sqlite';

/** SQLite in a file of the data folder, or PostgreSQL when DATABASE_URL names one. Either migrates itself at start. */
export const database = usesPostgres ? postgres() : sqlite();
