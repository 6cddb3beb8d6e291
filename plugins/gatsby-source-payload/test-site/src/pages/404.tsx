export default function NotFound() {
  return <p>Nothing here</p>;
}
