import '../src/generated/home.css';

export { default, metadata } from '../src/generated/home.tsx';
