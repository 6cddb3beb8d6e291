import { printStyles } from './printStyles';

it('prints the full address behind each link, also within the site', () => {
  const styles = printStyles('https://even-derech.example/');
  expect(styles).toContain('main a[href^="http"]::after{content:" (\\2066" attr(href) "\\2069)"');
  expect(styles).toContain(
    'main a[href^="/"]::after{content:" (\\2066" "https://even-derech.example" attr(href)',
  );
  expect(styles).toContain(
    'main :is(nav,h1,h2,h3,h4,address) a::after,main a:is([href^="/api/"],[href*="/maps/"])::after{content:none',
  );
});
