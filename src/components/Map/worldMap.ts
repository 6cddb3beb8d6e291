import land from './worldMap.json';

/** The world's land as a path for one zoom. */
export const worldMap = land;
