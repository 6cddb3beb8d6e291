import type { Json } from '../src/Json';

/** Functions that build Lexical editor states in the form in which the CMS stores them. */
export const text = (content: string, format = 0): Json => ({
  type: 'text',
  text: content,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});

export const element = (type: string, children: Json[], rest: Json = {}): Json => ({
  type,
  children,
  direction: null,
  format: '',
  indent: 0,
  version: 1,
  ...rest,
});

export const paragraph = (...children: Json[]): Json => element('paragraph', children);

export const item = (children: Json[], rest: Json = {}): Json => element('listitem', children, rest);

export const link = (fields: Json, ...children: Json[]): Json => element('link', children, { fields });

export const state = (...children: Json[]): Json => ({ root: element('root', children) });
