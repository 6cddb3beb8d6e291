import { expect, it } from 'vitest';
import { normalizeMailbox } from './normalizeMailbox';

it.each([
  ['Dana@Example.com', 'dana@example.com'],
  ['dana+one@example.com', 'dana@example.com'],
  ['d.an.a+x@gmail.com', 'dana@gmail.com'],
  ['dana@googlemail.com', 'dana@gmail.com'],
  ['d.ana@example.com', 'd.ana@example.com'],
])('maps %s to the mailbox %s', (address, mailbox) => expect(normalizeMailbox(address)).toBe(mailbox));
