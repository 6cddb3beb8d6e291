import { watchProblems } from '../lib/problems/watchProblems';
import { rememberUnknownAddress } from './rememberUnknownAddress';

/** Gatsby API: runs before Gatsby's router starts. */
export function onClientEntry(): void {
  if (process.env.NODE_ENV === 'production') watchProblems();
  rememberUnknownAddress();
}
