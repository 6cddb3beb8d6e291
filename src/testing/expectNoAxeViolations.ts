import axe from 'axe-core';

/** Fails with axe's violations in an element. Colours need a real browser; `e2e` checks them. */
export async function expectNoAxeViolations(element: Element): Promise<void> {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
