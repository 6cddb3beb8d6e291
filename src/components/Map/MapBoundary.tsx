import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  onFail: (reason: unknown) => void;
  children: ReactNode;
}

/** Error boundary: if a provider throws, only its map is removed, not the page. */
export class MapBoundary extends Component<MapBoundaryProps, { broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true });

  override state = { broken: false };

  override componentDidCatch(reason: unknown) {
    this.props.onFail(reason);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
