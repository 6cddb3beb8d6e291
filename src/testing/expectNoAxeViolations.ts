import axe from 'axe-core';

/**
 * Fails if axe finds violations in an element. Colour contrast is not checked here, because it needs a real browser;
 * the tests in `e2e` check it.
 */
export async function expectNoAxeViolations(element: Element): Promise<void> {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
