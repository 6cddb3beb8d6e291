import { Lexer, Source, TokenKind } from 'graphql';

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Returns the depth of nested brackets of any kind. It uses only GraphQL's lexer, because the parser is recursive and a
 * few kilobytes of brackets would overflow its stack.
 * @param query query text as received
 * @throws GraphQLError for an invalid character
 */
export function measureNesting(query: string): number {
  const lexer = new Lexer(new Source(query));
  let open = 0;
  let deepest = 0;
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    if (OPENING.has(kind)) open += 1;
    if (CLOSING.has(kind)) open -= 1;
    deepest = Math.max(deepest, open);
  }
  return deepest;
}
