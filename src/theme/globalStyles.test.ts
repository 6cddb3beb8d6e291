import { globalStyles } from './globalStyles';

it('hides buttons without effect where there are no scripts', () => {
  expect(globalStyles.styles).toContain(
    '@media (scripting: none){button:not([aria-expanded], [type="submit"]){display:none;}}',
  );
});
