import { describe, expect, it } from 'vitest';
import { whereFault } from './whereFault';

const faultOf = (query: string) => whereFault(new URLSearchParams(query));

describe('whereFault', () => {
  it.each([
    '',
    'limit=5',
    'where=',
    'where[id][equals]=5',
    'where%5Bid%5D%5Bequals%5D=5',
    'where[title][like]=',
    'where[paths.he][equals]=/a/',
    'where[id][in]=1,2',
    'where[id][in][0]=1&where[id][in][1]=2',
    'where[id][in][]=1&where[id][in][]=2',
    'where[id][in][999]=1',
    'where[and][999][id][equals]=1',
    'where[and][0][id][equals]=5&where[and][1][or][0][title][exists]=true',
    'where[or][][id][equals]=5',
    'where[OR][0][id][not_equals]=5',
  ])('accepts %j', (query) => expect(faultOf(query)).toBeUndefined());

  it.each([
    'where[toString]=1',
    'where[toString][equals]=1',
    'where[__proto__][id][equals]=1',
    'where[hasOwnProperty][equals]=1',
    'where={"id":5}',
    'where=x',
    'where[]=x',
    'where[id]=5',
    'where[id][]=5',
    'where[id][equals][x]=1',
    'where[id][equals][0]=1',
    'where[id][in][x]=1',
    'where[id][in][0][x]=1',
    'where[id][equals]=1&where[id][equals]=2',
    'where[id][is]=1',
    'where[id][constructor]=1',
    'where[and]=x',
    'where[and][x][id][equals]=1',
    'where[and][id][equals]=1',
    'where[and][0]=1',
    'where.id.equals=5',
    'where[id.equals=5',
    'where[id]equals=5',
    'where[id][equals]x=5',
    'wherever=1',
    'where=&where=',
    '[where][id][equals]=1',
    'where[id][in][1000]=1',
    'where[id][not_in][1001]=1',
    'where[id][in][01]=1',
    'where[and][1001][id][equals]=1',
    'where[or][00][id][equals]=1',
    'where[id][in][0]=1&where[id][in][0]=2',
    'where[id][equals]=5&where=x',
    `where${'[and][0]'.repeat(5)}[id][equals]=1`,
    `${'a=1&'.repeat(1000)}where[id][equals]=5`,
  ])('refuses %j', (query) => expect(faultOf(query)).toMatch(/^A /));
});
