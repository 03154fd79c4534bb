import Layout from './Layout.vue';
import '../../../compose/styles/inks.css';
import './paper.css';
import './pages.css';
import './home.css';

export default { Layout };
